import { useEffect, useRef } from 'react';
import style from './UploadList.module.css';

const SIDE_PX = 112;

/** A file as a small picture, drawn once it is in sight: hundreds of photos at once would fill the memory. */
export function Thumb({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const target = canvas.current;
    if (!target || typeof IntersectionObserver === 'undefined') return undefined;
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      void draw(file, target);
    });
    watch.observe(target);
    return () => watch.disconnect();
  }, [file]);
  return (
    <canvas ref={canvas} className={style['thumb']} width={SIDE_PX} height={SIDE_PX} aria-hidden="true" />
  );
}

/** What is no picture stays an empty place. */
async function draw(file: File, canvas: HTMLCanvasElement): Promise<void> {
  const bitmap = await createImageBitmap(file, { resizeWidth: SIDE_PX * 2, resizeQuality: 'low' }).catch(
    () => null,
  );
  if (!bitmap) return;
  const { width, height } = bitmap;
  const scale = Math.min(SIDE_PX / width, SIDE_PX / height);
  const [wide, high] = [width * scale, height * scale];
  canvas.getContext('2d')?.drawImage(bitmap, (SIDE_PX - wide) / 2, (SIDE_PX - high) / 2, wide, high);
  bitmap.close();
}
