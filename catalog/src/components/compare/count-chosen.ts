import { MOST_COMPARED } from '@vitrine/shared/contract/catalogue-lists';

/** How many lots are chosen stands at the form's button, for its style to show; once there are four, no other can be. */
export function countChosen(form: HTMLFormElement): void {
  const boxes = [...form.elements].filter((control) => control instanceof HTMLInputElement);
  const chosen = boxes.filter(({ checked }) => checked).length;
  form.querySelector('[type=submit]')?.setAttribute('data-chosen', String(chosen));
  for (const box of boxes) box.disabled = chosen >= MOST_COMPARED && !box.checked;
}
