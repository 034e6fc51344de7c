export { dismissToasts, type ToastMessage, toast } from './queue.ts';
export { preloadToasts, ToastRegion } from './ToastRegion.tsx';
