import type { Gender } from '../contract/catalogue.ts';
import { Icon } from './Icon.tsx';
import { useLocale } from '../i18n/use-locale.ts';
import { WORDS } from './words.ts';
import style from './SpecimenLabel.module.css';

/** Male, female, or either by availability: the sign that collectors know, and the word. */
export function Sex({ gender }: { gender: Gender }) {
  return (
    <span className={style['sex']}>
      {gender !== 'FEMALE' && <Icon name="male" />}
      {gender !== 'MALE' && <Icon name="female" />}
      {WORDS[useLocale()].gender[gender]}
    </span>
  );
}
