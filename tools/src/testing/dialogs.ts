/** This environment has no modal dialogs: the border to the browser is played here. */
export function playDialogs(): void {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
    const first = this.querySelector<HTMLElement>('[autofocus]') ?? this.querySelector('button');
    first?.focus();
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
}
