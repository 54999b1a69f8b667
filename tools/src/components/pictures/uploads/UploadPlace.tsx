import { placesOf, type Planned } from '../../../model/pictures/plan-places.ts';
import { isOpen, type Place, type Upload } from '../../../model/pictures/upload.ts';
import type { UploadQueue } from '../../../model/pictures/upload-queue.ts';
import { useWords } from '../../../model/use-words.ts';
import style from './UploadList.module.css';

interface UploadPlaceProps {
  upload: Upload;
  planned: Planned | undefined;
  queue: UploadQueue;
}

/** Which of the owner's pictures a file will be: a new one, or one in the place of another. */
export function UploadPlace({ upload, planned, queue }: UploadPlaceProps) {
  const words = useWords();
  const { id, file, owner } = upload;
  if (!owner || !planned) return null;
  const number = planned.position + 1;
  const present = planned.isInstead
    ? words('pictures.place.instead', { number })
    : words('pictures.place.new', { number });
  if (!isOpen(upload) || owner.taken.length === 0) return <span>{present}</span>;
  const places = placesOf(owner);
  return (
    <select
      className={style['place']}
      aria-label={words('pictures.place.of', { file: file.name })}
      value={planned.isInstead ? planned.position : 'new'}
      onChange={({ target }) => {
        const place = places.find((other) => valueOf(other) === target.value);
        if (place) queue.place(id, place);
      }}
    >
      {places.map((place) => (
        <option key={valueOf(place)} value={valueOf(place)}>
          {place.kind === 'instead'
            ? words('pictures.place.instead', { number: place.position + 1 })
            : planned.isInstead
              ? words('pictures.place.plain')
              : present}
        </option>
      ))}
    </select>
  );
}

const valueOf = (place: Place) => (place.kind === 'new' ? 'new' : String(place.position));
