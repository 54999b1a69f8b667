import type { Picture as StoredPicture } from '@vitrine/shared/contract/catalogue';
import { Button } from '@vitrine/shared/ui/Button';
import { Dialog } from '@vitrine/shared/ui/Dialog';
import { Icon } from '@vitrine/shared/ui/Icon';
import { Picture } from '@vitrine/shared/ui/Picture';
import type { KeyboardEvent, ReactNode } from 'react';
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

/** A picture as large as the window allows. Arrow keys go to the others, Escape goes back. */
export function Zoom({ name, title, pictures, shown, onShow, isOpen, onClose }: Props) {
  const intl = useIntl();
  const picture = pictures[shown];
  const count = pictures.length;
  const go = (step: number) => onShow((shown + step + count) % count);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') go(1);
    if (event.key === 'ArrowLeft') go(-1);
  };
  if (!picture) return null;
  return (
    <Dialog
      wide
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={intl.formatMessage({ id: 'catalog.gallery.close' })}
    >
      <div className={style['zoom']} onKeyDown={press}>
        <Picture
          key={picture.hash}
          picture={picture}
          alt={intl.formatMessage({ id: 'catalog.gallery.alt' }, { name, number: shown + 1, count })}
          sizes="100vw"
          eager
        />
        {count > 1 && (
          <p className={style['steps']}>
            <Button variant="quiet" onClick={() => go(-1)}>
              <span className={style['back']}>
                <Icon name="chevron" />
              </span>
              <span className="visually-hidden">
                {intl.formatMessage({ id: 'catalog.gallery.previous' })}
              </span>
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
        )}
      </div>
    </Dialog>
  );
}
