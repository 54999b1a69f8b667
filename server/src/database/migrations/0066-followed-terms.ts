import type { DialectName } from '../database.ts';

/**
 * Lists say what is sent where, which hangs on where the shop sells from and on its rates too: a change of these is in the
 * log as one that concerns no lot alone, so that other processes let go of the lists that they hold.
 */
export function followedTerms(dialect: DialectName): string[] {
  const isSeller = "(new.key = 'seller')";
  const triggers = [
    ...['insert', 'update'].map((verb) => ({ table: 'settings', verb, when: `when ${isSeller}` })),
    ...['insert', 'update', 'delete'].map((verb) => ({ table: 'shipping_rates', verb, when: '' })),
  ];
  return triggers.map(({ table, verb, when }) => {
    const begin = `create trigger ${table}_${verb}_logged after ${verb} on ${table}`;
    return dialect === 'sqlite'
      ? `${begin} ${when} begin insert into catalogue_changes (insect_id, at)
          values (null, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')); end`
      : `${begin} for each row ${when} execute function families_log()`;
  });
}
