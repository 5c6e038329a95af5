const search = document.querySelector('#search');
const found = document.querySelector('#found');
const articles = [...document.querySelectorAll('article')].map((article) => ({
  article,
  text: article.textContent.toLowerCase(),
  entry: document.querySelector(`nav a[href="#${article.id}"]`).parentElement,
}));

function show() {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const { article, text, entry } of articles) {
    const fits = words.every((word) => text.includes(word));
    article.hidden = !fits;
    entry.hidden = !fits;
    if (fits) count += 1;
  }
  for (const section of document.querySelectorAll('main section'))
    section.hidden = section.querySelector('article:not([hidden])') === null;
  for (const list of document.querySelectorAll('nav ul')) {
    const isEmpty = list.querySelector('li:not([hidden])') === null;
    list.hidden = isEmpty;
    list.previousElementSibling.hidden = isEmpty;
  }
  document.querySelector('#none').hidden = count > 0;
  found.textContent = count === 1 ? '1 flow' : `${count} flows`;
}

search.addEventListener('input', show);
addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target === search || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  search.focus();
});
const contents = document.querySelector('#contents');
const narrow = matchMedia('(max-width: 799px)');
const fold = () => {
  contents.open = !narrow.matches;
};
narrow.addEventListener('change', fold);
fold();
contents.addEventListener('click', (event) => {
  if (narrow.matches && event.target.closest('a')) contents.open = false;
});
if (location.protocol === 'file:') document.documentElement.classList.add('is-file');
if (search.value !== '') show();
