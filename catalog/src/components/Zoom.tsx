import type { Picture as StoredPicture } from '@vitrine/shared/contract/catalogue';
import { Button } from '@vitrine/shared/ui/Button';
import { Dialog } from '@vitrine/shared/ui/Dialog';
import { Icon } from '@vitrine/shared/ui/Icon';
import { Picture } from '@vitrine/shared/ui/Picture';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import style from './Zoom.module.css';

interface Props {
  name: string;
  title: ReactNode;
  pictures: StoredPicture[];
  shown: number;
  onShow: (index: number) => void;
  isOpen: boolean;
  onClose: () => void;
}

/** A picture larger than the page shows it, to look around in by finger, wheel or arrow keys. Escape goes back. */
export function Zoom({ name, title, pictures, shown, onShow, isOpen, onClose }: Props) {
  const intl = useIntl();
  const picture = pictures[shown];
  const count = pictures.length;
  if (!picture) return null;
  const alt = intl.formatMessage({ id: 'catalog.gallery.alt' }, { name, number: shown + 1, count });
  return (
    <Dialog
      wide
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={intl.formatMessage({ id: 'catalog.gallery.close' })}
    >
      <div className={style['zoom']}>
        {count > 1 && <Steps shown={shown} count={count} onShow={onShow} />}
        <div className={style['window']} ref={toMiddle} tabIndex={0} role="group" aria-label={alt}>
          <Picture key={picture.hash} picture={picture} alt={alt} sizes="75rem" eager />
        </div>
      </div>
    </Dialog>
  );
}

/** The dialog opens after its content is there; before, there is nothing to scroll. */
function toMiddle(box: HTMLDivElement | null) {
  if (box) requestAnimationFrame(() => scrollToMiddle(box));
}

function scrollToMiddle(box: HTMLDivElement) {
  box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2;
  box.scrollTop = (box.scrollHeight - box.clientHeight) / 2;
}

interface StepsProps extends Pick<Props, 'shown' | 'onShow'> {
  count: number;
}

function Steps({ shown, count, onShow }: StepsProps) {
  const intl = useIntl();
  const go = (step: number) => onShow((shown + step + count) % count);
  return (
    <p className={style['steps']}>
      <Button variant="quiet" onClick={() => go(-1)}>
        <span className={style['back']}>
          <Icon name="chevron" />
        </span>
        <span className="visually-hidden">{intl.formatMessage({ id: 'catalog.gallery.previous' })}</span>
      </Button>
      <span role="status">
        {intl.formatMessage({ id: 'catalog.gallery.place' }, { number: shown + 1, count })}
      </span>
      <Button variant="quiet" onClick={() => go(1)}>
        <span className={style['on']}>
          <Icon name="chevron" />
        </span>
        <span className="visually-hidden">{intl.formatMessage({ id: 'catalog.gallery.next' })}</span>
      </Button>
    </p>
  );
}
