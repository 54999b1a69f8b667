import type { ApiResult } from '@vitrine/shared/contract/failure';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import style from './WishBox.module.css';
import { WishForm, type RestockRequest, type WishSex } from './WishForm.tsx';

/** Where one asks to hear when the species comes in again. */
const WISH_ID = 'wish-title';

interface Props {
  /** A lot of the species. */
  uuid: string;
  name: ReactNode;
  sexes: readonly WishSex[];
  onWish: (wish: RestockRequest) => Promise<ApiResult<unknown>>;
}

/** Asks to hear when a species comes in again, under a title of its own. */
export function WishBox({ uuid, name, sexes, onWish }: Props) {
  const intl = useIntl();
  return (
    <section className={style['wish']} aria-labelledby={WISH_ID}>
      <h2 id={WISH_ID}>{intl.formatMessage({ id: 'catalog.wish.title' }, { name })}</h2>
      <WishForm uuid={uuid} sexes={sexes} onWish={onWish} />
    </section>
  );
}
