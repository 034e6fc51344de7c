import {
  changeTerms,
  defaultTerms,
  formatQuantity,
  type Question,
  quantityState,
  type SliderQuantity,
  type Terms,
} from '@milepost/domain/calculator';
import { answer, type ResultId, results } from '@milepost/domain/calculator/results';
import { isWithin } from '@milepost/domain/input/bounds';
import { placeThumb, readBox, readSpanishBox } from '@milepost/ui/SliderField';
import { type SplitShare, splitShares } from '@milepost/ui/SplitBar';
import { language } from '#edition';

/** The state of the calculator before hydration. */
export interface EarlyState {
  readonly terms: Terms;
  /** Undefined if no tab was clicked. */
  readonly question: Question | undefined;
}

declare global {
  interface Window {
    /** Updates the calculator until `stop`, which returns its state. */
    earlyCalculator?: { readonly stop: () => EarlyState } | undefined;
  }
}

/*
 * Updates the calculator's results for sliders, boxes and tabs until React is ready. The build
 * inlines this script at the end of the home page. It finds elements by the data attributes that
 * `Calculator` and `Results` set.
 */

const readText = language === 'en' ? readBox : readSpanishBox;

// The small calculator at the top of the page is one more of both.
const tool = document.querySelector('[data-question]:has([role=tab])') as HTMLElement;
const all = <Found extends Element = HTMLElement>(
  selector: string,
  within: ParentNode = document,
) => [...within.querySelectorAll<Found>(selector)];

let terms = defaultTerms;
let question: Question | undefined;
let termsBeforeTouch = terms;

const fields = all('[data-quantity]').map((field) => {
  const quantity = field.dataset.quantity as SliderQuantity;
  const [box, slider] = field.querySelectorAll('input') as Iterable<HTMLInputElement> as [
    HTMLInputElement,
    HTMLInputElement,
  ];
  const [fill, maximum] = field.querySelectorAll(
    '[style], span + span',
  ) as Iterable<HTMLElement> as [HTMLElement, HTMLElement];
  const format = (value: number) => formatQuantity(quantity, value);
  // The last value of both. Firefox restores sliders on a reload, at any time before the first
  // input.
  let text = box.defaultValue;
  let position = slider.defaultValue;
  let isTyping = false;
  const scale = () => ({ ...quantityState(terms, quantity), format });
  const change = (value: number | null) => {
    terms = changeTerms(terms, { [quantity]: value });
  };
  return {
    read() {
      if (slider.value !== position) {
        isTyping = false;
        change(slider.valueAsNumber);
      }
      if (box.value !== text) {
        isTyping = true;
        change(readText(box.value, scale()));
      }
    },
    show(isLeft: boolean) {
      isTyping &&= !isLeft;
      const { value: current, ...bounds } = scale();
      const value = Number.isNaN(current) ? null : current;
      const thumb = placeThumb(value, bounds);
      slider.max = `${bounds.max}`;
      slider.value = `${thumb.place}`;
      slider.ariaValueText = value === null ? null : format(thumb.place);
      fill.style.backgroundPosition = thumb.fill;
      maximum.textContent = format(bounds.max);
      const isWrong =
        !isWithin(current, bounds) && Object.is(readText(box.value, scale()), current);
      if (!isTyping && !isWrong) box.value = value === null ? '' : format(value);
      text = box.value;
      position = slider.value;
    },
  };
});

function show(isLeft = false) {
  for (const field of fields) field.show(isLeft);
  const cost = answer('monthlyCost', terms);
  const answered = question ? answer(question, terms) : cost;
  for (const element of all('[data-result]')) {
    const text = results[element.dataset.result as ResultId](
      tool.contains(element) ? answered : cost,
    );
    element.textContent = text;
    element.toggleAttribute('data-empty', !text);
  }
  const { principal = 0, interest = 0 } = answered;
  const shares = splitShares([principal, interest]) as readonly [SplitShare, SplitShare];
  const [, { start, share }] = shares;
  const [part, other, gap] = all('rect[x]', tool) as [Element, Element, Element];
  part.setAttribute('width', start);
  other.setAttribute('x', start);
  other.setAttribute('width', share);
  gap.setAttribute('x', start);
  // The what-ifs still describe the prerendered numbers.
  tool.dataset.early = '';
}

function read() {
  for (const field of fields) field.read();
}

/**
 * Listens on the window, because React stops events at the document while it has not hydrated their
 * target.
 */
function listen(type: string, react: (target: Element) => void) {
  const handle = (event: Event) => {
    const target = event.target as Element;
    // A target that is not an element, such as the document, has no `closest`.
    if (window.earlyCalculator && target.closest?.('[data-question]')) react(target);
  };
  addEventListener(type, handle, true);
}

listen('input', () => {
  read();
  show();
});
listen('change', () => {
  read();
  show(true);
});
listen('click', (target) => {
  const chosen = target.closest<HTMLElement>('[role=tab]');
  if (!chosen) return;
  question = tool.dataset.question = chosen.dataset.key as Question;
  for (const tab of all('[role=tab]', tool)) {
    tab.ariaSelected = `${tab === chosen}`;
    tab.tabIndex = tab === chosen ? 0 : -1;
  }
  show();
});
listen('pointerdown', () => {
  termsBeforeTouch = terms;
});
// A finger that scrolls the page has moved the slider that it touched.
listen('pointercancel', () => {
  terms = termsBeforeTouch;
  show();
});

window.earlyCalculator = {
  stop() {
    window.earlyCalculator = undefined;
    read();
    delete tool.dataset.early;
    return { terms, question };
  },
};
