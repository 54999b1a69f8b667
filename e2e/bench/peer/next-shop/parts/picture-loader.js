/** Every picture lies there in these widths, as AVIF. */
export default function pictureFile({ src, width }) {
  return `/pictures/${src}-${width}.avif`;
}
