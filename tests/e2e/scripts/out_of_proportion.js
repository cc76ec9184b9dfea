// What is out of proportion on this screen: seals that hide their picture, pictures too small to be seen, and a screen
// that scrolls although all of it should be seen at once.
([fits, least]) => {
  const widthOf = (element) => element.getBoundingClientRect().width;
  const found = [];
  const seals = [...document.querySelectorAll('.card .seal')];
  const broad = seals.filter((seal) => widthOf(seal) > widthOf(seal.closest('.card')) / 2.5);
  if (broad.length > 0) found.push(`${broad.length} seals hide their pictures`);
  const largest = Math.max(0, ...[...document.querySelectorAll('.card')].map(widthOf));
  if (largest < least) found.push(`no picture is wider than ${Math.round(largest)} px`);
  const { scrollHeight } = document.documentElement;
  if (fits && scrollHeight > innerHeight) found.push(`it scrolls by ${scrollHeight - innerHeight} px`);
  return found;
};
