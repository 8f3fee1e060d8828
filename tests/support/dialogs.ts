function showDialog(this: HTMLDialogElement): void {
  this.open = true;
}

function closeDialog(this: HTMLDialogElement): void {
  this.open = false;
}

/** What dialogs need of the browser, and jsdom does not have. */
export function standInForDialogs(): void {
  HTMLDialogElement.prototype.showModal = showDialog;
  HTMLDialogElement.prototype.close = closeDialog;
  Element.prototype.getAnimations = () => [];
  Element.prototype.scrollIntoView = () => undefined;
}
