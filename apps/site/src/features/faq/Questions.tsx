import { faqs } from '@milepost/domain/content/faq';
import { Accordion, AccordionItem } from '@milepost/ui/Accordion';
import { Heading } from '@milepost/ui/Heading';
import { Stack } from '@milepost/ui/Stack';
import { use, useCallback, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { useKept } from '../../frame/kept.tsx';
import { unbroken } from '../../frame/Unbroken.tsx';
import { useLoaded } from '../../hydration/useLoaded.ts';
import { RichText } from '../text/RichText.tsx';
import { questions } from './Questions.css.ts';
import { everything, ShownQuestions } from './shown.tsx';

const loadAnswerEnd = async () => (await import('./AnswerEnd.tsx')).AnswerEnd;

/** What a visitor opened last, and where in the history; nothing is open once that was closed. */
interface Opened {
  readonly open?: string | undefined;
  readonly entry?: string | undefined;
}

const historyEntry = (): string | undefined => history.state?.key;

/** Made once, like the answers: a search renders none anew. */
const headings = new Map(faqs.map(({ id, question }) => [id, unbroken(question)]));
const answers = new Map(faqs.map(({ id, answer }) => [id, <RichText key={id} body={answer} />]));

/**
 * The ten questions: one opens at a time, or every answer stands open. What a search leaves out is
 * hidden on the screen alone: find-in-page finds it, and it is printed.
 */
export function Questions() {
  const [{ found, mark, isAll }, setShown] = use(ShownQuestions);
  const [last, setLast] = useKept<Opened>('faq open', () => ({}));
  const { open } = last;
  const setOpen = (id?: string) => setLast({ open: id, entry: historyEntry() });
  const { value: AnswerEnd } = useLoaded(loadAnswerEnd, open !== undefined);
  const shown = found?.length ? found : faqs;
  const isShown = (id: string) => shown.some((faq) => faq.id === id);
  if (open !== undefined && (isAll || !isShown(open))) setOpen(undefined);

  const restore = useEffectEvent(() => {
    // The address has opened its answer by now, which may have been closed since.
    if (last.entry && last.entry === historyEntry()) setLast(last);
  });
  useEffect(() => restore(), []);

  const showNamed = useEffectEvent(() => {
    const id = location.hash.slice(1);
    if (!faqs.some((faq) => faq.id === id)) return;
    flushSync(() => setShown(everything));
    document.getElementById(id)?.scrollIntoView();
  });
  useEffect(() => {
    const onHashChange = () => showNamed();
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);

  const hideUntilFound = useCallback(
    (item: HTMLElement | null) => {
      const showAgain = () => setShown(everything);
      item?.setAttribute('hidden', 'until-found');
      item?.addEventListener('beforematch', showAgain);
      return () => {
        item?.removeAttribute('hidden');
        item?.removeEventListener('beforematch', showAgain);
      };
    },
    [setShown],
  );
  const ordered = [...shown, ...faqs.filter(({ id }) => !isShown(id))].map((faq) => ({
    ...faq,
    ref: isShown(faq.id) ? undefined : hideUntilFound,
    heading: mark?.(faq.question) ?? headings.get(faq.id),
  }));

  return (
    <div className={questions}>
      <div hidden={isAll}>
        <Accordion
          id="questions"
          headingLevel={2}
          expandedKeys={open === undefined ? [] : [open]}
          onExpandedChange={([id]) => setOpen(id)}
        >
          {ordered.map(({ id, ref, heading }) => (
            <AccordionItem key={id} id={id} ref={ref} heading={heading}>
              <Stack gap="l">
                {answers.get(id)}
                {AnswerEnd && id === open && <AnswerEnd id={id} />}
              </Stack>
            </AccordionItem>
          ))}
        </Accordion>
      </div>
      {isAll && (
        <Stack gap="xl">
          {ordered.map(({ id, ref, heading }) => (
            <Stack key={id} ref={ref} gap="m">
              <Heading level={2} size="h4">
                {heading}
              </Heading>
              {answers.get(id)}
            </Stack>
          ))}
        </Stack>
      )}
    </div>
  );
}
