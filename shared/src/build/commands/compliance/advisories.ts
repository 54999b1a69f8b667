import { askAdvisories, DAYS } from '../../checks/compliance/advisories.ts';

/*
 * `npm run advisories` : what the registry knows of weaknesses in the packages of production, and how soon each has to go.
 * Exit 0 when it knows of none, 1 when it does, 3 when it could not be asked.
 */
const UNASKED = 3;

const asked = await askAdvisories();
if (asked.advisories === null) {
  console.error(`The registry could not be asked, so nothing is known: ${asked.why}`);
  process.exitCode = UNASKED;
} else {
  for (const { name, severity, title, url } of asked.advisories)
    console.log([severity, name, title, url, `to be gone within ${DAYS[severity]} days`].join('\t'));
  console.log(`${asked.advisories.length} advisories`);
  process.exitCode = asked.advisories.length > 0 ? 1 : 0;
}
