export {
  Timeline,
  TimelineEntry,
  type TimelineEntryProps,
  type TimelineProps,
} from './Timeline.tsx';
export { TimelineEvent, type TimelineEventProps } from './TimelineEvent.tsx';
