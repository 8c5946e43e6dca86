// Runs in a page: what a parser makes of documents, its elements but for lines of text, its attributes, every text.
// biome-ignore lint/correctness/noUnusedVariables: the page calls it
function parseDocuments({ type, documents }) {
  return documents.map((text) => {
    const elements = [...new DOMParser().parseFromString(text, type).querySelectorAll('*')];
    const names = elements.map(({ localName }) => localName).filter((name) => name !== 'text');
    const texts = elements.flatMap(({ childNodes }) =>
      [...childNodes].filter(({ nodeType }) => nodeType === 3).map(({ nodeValue }) => nodeValue),
    );
    const attributes = new Set(elements.flatMap((element) => element.getAttributeNames()));
    return { names: names.join(' '), attributes: [...attributes].sort().join(' '), texts };
  });
}
