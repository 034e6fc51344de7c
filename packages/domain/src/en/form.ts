/* The words that several forms share. */

export const submittingLabel = 'Submitting...';
export const validationErrorTitle = 'Validation Error';
