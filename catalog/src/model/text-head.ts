import type { PageHead } from '@vitrine/shared/contract/federation/remote';
import type { Text, TextName } from '@vitrine/shared/contract/text';
import { pathsTo } from '@vitrine/shared/paths/path-to';
import { pageTitle } from '@vitrine/shared/i18n/page-title';

export function textHead({ title, description }: Text, name: TextName): PageHead {
  return { title: pageTitle(title), description, alternates: pathsTo(name) };
}
