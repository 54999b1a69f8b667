/** The id of a field's control, so that an error summary can link to it. One form field of a name a page. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

/** The ids of the texts that describe a control, as `aria-describedby` wants them. */
export function describedBy(id: string, texts: { hint?: unknown; error?: unknown }): string | undefined {
  const ids = [texts.hint && `${id}-hint`, texts.error && `${id}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}
