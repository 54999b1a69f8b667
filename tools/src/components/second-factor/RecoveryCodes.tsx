import { useState } from 'react';
import { Button } from '@vitrine/shared/ui/links/Button';
import { PageTitle } from '@vitrine/shared/ui/page/PageTitle';
import { useCurrentStaff } from '../../model/current-staff.ts';
import { useWords } from '../../model/use-words.ts';
import style from './SecondFactor.module.css';
import { Announced } from '../Announced.tsx';

interface RecoveryCodesProps {
  codes: string[];
  onKept(): void;
}

/** Shown once: to be copied, saved or printed before going on. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const words = useWords();
  const { email } = useCurrentStaff();
  const [isCopied, setCopied] = useState(false);
  const text = [words('factor.codes.heading', { email }), '', ...codes, ''].join('\n');
  const copy = async () => {
    // Refused by some browsers: the codes stand on the page all the same.
    await navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <>
      <PageTitle lead={words('factor.codes.lead')}>{words('factor.codes.title')}</PageTitle>
      <ul className={style['codes']} aria-label={words('factor.codes.title')} role="list">
        {codes.map((code) => (
          <li key={code}>
            <code className={style['code']}>{code}</code>
          </li>
        ))}
      </ul>
      <div className={style['keep']}>
        <Button variant="quiet" onClick={() => void copy()}>
          {words('factor.codes.copy')}
        </Button>
        <Button variant="quiet" onClick={() => save(text)}>
          {words('factor.codes.save')}
        </Button>
        <Button variant="quiet" onClick={() => window.print()}>
          {words('factor.codes.print')}
        </Button>
        <Announced as="span">{isCopied && words('factor.codes.copied')}</Announced>
      </div>
      <div className={style['keep']}>
        <Button onClick={onKept}>{words('factor.codes.kept')}</Button>
      </div>
    </>
  );
}

function save(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'vitrine-recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(url);
}
