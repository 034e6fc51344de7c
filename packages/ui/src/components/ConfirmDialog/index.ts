export {
  ConfirmDialog,
  type ConfirmDialogProps,
  DialogTrigger,
  type DialogTriggerProps,
} from './ConfirmDialog.tsx';
