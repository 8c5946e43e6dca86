// Runs in the page.

// Notes on the stage which of these selectors have matched in it so far.
// biome-ignore lint/correctness/noUnusedVariables: the page calls it
function noteSeen(selectors) {
  const stage = document.querySelector('#stage');
  const note = () => {
    const seen = selectors.filter((each) => stage.querySelector(each) !== null);
    const all = new Set([...(stage.dataset.seen ?? '').split('|'), ...seen]);
    stage.dataset.seen = [...all].join('|');
  };
  const changes = { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] };
  new MutationObserver(note).observe(stage, changes);
}

// Moves a finger over the board, from one place to another.
// biome-ignore lint/correctness/noUnusedVariables: the page calls it
function swipe([start, end]) {
  const target = document.querySelector('.board-box');
  const touch = (clientX) => new Touch({ identifier: 1, target, clientX, clientY: 300 });
  const at = (type, x, touches) =>
    new TouchEvent(type, { touches, changedTouches: [touch(x)], bubbles: true });
  target.dispatchEvent(at('touchstart', start, [touch(start)]));
  target.dispatchEvent(at('touchend', end, []));
}
