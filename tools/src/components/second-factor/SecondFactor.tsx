import { useRevalidator } from 'react-router';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { PageTitle } from '@vitrine/shared/ui/page/PageTitle';
import { passSecondFactor } from '../../api/access/second-factor.ts';
import { useCurrentStaff } from '../../model/current-staff.ts';
import { useWords } from '../../model/use-words.ts';
import { CodeForm } from './CodeForm.tsx';
import { PassByPasskey } from './PassByPasskey.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetUpSecondFactor } from './SetUpSecondFactor.tsx';
import style from './SecondFactor.module.css';

interface SecondFactorProps {
  /** New recovery codes, until they are put away. */
  codes: string[] | null;
  onCodes(codes: string[] | null): void;
}

/** In the place of a page: what is still to be shown before it opens. Then it opens, where one was. */
export function SecondFactor({ codes, onCodes }: SecondFactorProps) {
  const { secondFactor } = useCurrentStaff();
  const { revalidate } = useRevalidator();
  const goOn = async () => {
    await revalidate();
    onCodes(null);
  };
  return (
    <div className={style['gate']}>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={() => void goOn()} />
      ) : secondFactor === 'none' ? (
        <SetUpSecondFactor onCodes={onCodes} />
      ) : (
        <AskCode onPassed={goOn} />
      )}
    </div>
  );
}

function AskCode({ onPassed }: { onPassed(): Promise<void> }) {
  const words = useWords();
  const { browserApi } = useRemote();
  const { hasPasskey } = useCurrentStaff();
  return (
    <>
      <PageTitle lead={words('factor.ask.lead')}>{words('factor.ask.title')}</PageTitle>
      <CodeForm
        label={words('factor.ask.label')}
        hint={words('factor.ask.hint')}
        submit={words('factor.ask.submit')}
        send={(code) => passSecondFactor(browserApi, code)}
        onDone={onPassed}
      />
      {hasPasskey && <PassByPasskey onPassed={onPassed} />}
    </>
  );
}
