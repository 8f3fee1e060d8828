/** A moment as yyyy-MM-dd hh:mm:ss in the person's own time (S6). */
export function formatMoment(moment: string): string {
  const date = new Date(moment);
  const day = [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())];
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()].map(twoDigits);
  return `${day.join('-')} ${time.join(':')}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
