/** Whether all the words that somebody wrote stand in a text, each at least in part; capitals and accents do not matter. */
export function finds(written: string, text: string): boolean {
  const inside = plain(text);
  return plain(written)
    .split(/\s+/)
    .every((word) => inside.includes(word));
}

const plain = (text: string): string =>
  text
    .toLocaleLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300\u0301]/g, '')
    .normalize('NFC')
    .replaceAll('ё', 'е')
    .replaceAll('’', "'")
    .trim();
