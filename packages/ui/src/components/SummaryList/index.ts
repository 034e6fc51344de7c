export {
  SummaryItem,
  type SummaryItemProps,
  SummaryList,
  type SummaryListProps,
} from './SummaryList.tsx';
