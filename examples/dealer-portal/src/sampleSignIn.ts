import type { DealerSignIn } from '@milepost/domain/forms/sign-in.rules';

/** The manager of the sample. Its other users sign in with the same password. */
export const sampleSignIn: DealerSignIn = {
  dealerId: 'CR-2041',
  username: 'mtran',
  password: 'cedar ridge',
};
