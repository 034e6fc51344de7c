import * as words from '#words/form-outcomes';
import type { FormId } from '../forms/index.ts';

/** The name of each form, also for assistive technology. */
export const formNames: Readonly<Record<FormId, string>> = words.formNames;
