export { Form, type FormProps } from './Form.tsx';
export { useUnsavedChanges } from './useUnsavedChanges.ts';
