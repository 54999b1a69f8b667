import type { DialectName } from '../database.ts';
import { SHOWN } from './0003-catalogue-changes.ts';

/** Lists know which papers lie with a lot, its certificate among them: they follow that too. */
export function followedCertificates(dialect: DialectName): string[] {
  const watched = `${SHOWN}, facts, weight_grams, cites_annex, cites_certificate`;
  if (dialect === 'postgres') {
    return [
      'drop trigger insects_logged on insects',
      `create trigger insects_logged after insert or delete or update of ${watched} on insects
        for each row execute function insects_log()`,
    ];
  }
  return [
    'drop trigger insects_update_logged',
    `create trigger insects_update_logged after update of ${watched} on insects begin
      insert into catalogue_changes (insect_id, at) values (new.id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
    end`,
  ];
}
