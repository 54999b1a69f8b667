import { useEffect, useRef } from 'react';

interface FilePictureProps {
  file: File;
  /** Of the square it is drawn into, in pixels. */
  side: number;
  className?: string | undefined;
  /** What it shows; without it, it is an ornament. */
  label?: string;
}

/** A file as a picture, drawn once it is in sight: hundreds of photos at once would fill the memory. */
export function FilePicture({ file, side, className, label }: FilePictureProps) {
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
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <canvas ref={canvas} className={className} width={side} height={side} {...meaning} />;
}

/** What is no picture stays an empty place. */
async function draw(file: File, canvas: HTMLCanvasElement): Promise<void> {
  const { width: side } = canvas;
  const bitmap = await createImageBitmap(file, { resizeWidth: side * 2, resizeQuality: 'low' }).catch(
    () => null,
  );
  if (!bitmap) return;
  const { width, height } = bitmap;
  const scale = Math.min(side / width, side / height);
  const [wide, high] = [width * scale, height * scale];
  const context = canvas.getContext('2d');
  context?.clearRect(0, 0, side, side);
  context?.drawImage(bitmap, (side - wide) / 2, (side - high) / 2, wide, high);
  bitmap.close();
}
