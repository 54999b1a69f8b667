import { readFileSync, writeFileSync } from 'node:fs';
import { passwordFault } from './rules/password-fault.ts';
import { LEAKED_BYTES, packLeaked } from './rules/leaked-passwords.ts';
import { LEAKED_PASSWORDS, readUsedByMany } from './common-passwords.ts';

/*
 * `node server/src/accounts/leaked-passwords-command.ts <list>` : writes `server/data/leaked-passwords.bin` from a list of
 * passwords that leaked, one a line: of those that the shop would else take, their digests. The list was
 * `10-million-password-list-top-1000000.txt` of SecLists (MIT, its terms beside the file), by how many people had each.
 */
const [list = ''] = process.argv.slice(2);
const common = await readUsedByMany();
const taken = readFileSync(list, 'utf8')
  .split(/\r?\n/)
  .filter((password) => passwordFault(password, { email: '', role: 'customer' }, common) === null);
const packed = packLeaked(taken);
writeFileSync(LEAKED_PASSWORDS, packed);
console.log(`${packed.length / LEAKED_BYTES} passwords`);
