import type { OutsideLink } from '@milepost/domain/content/text';
import { PhoneIcon } from '@milepost/ui/Icon';
import { LinkButton, type LinkButtonProps } from '@milepost/ui/LinkButton';
import { unbroken } from '../../layout/Unbroken.tsx';

/** A button that dials a phone number. */
export function CallButton({
  phone,
  ...props
}: Pick<LinkButtonProps, 'variant' | 'size' | 'isFullWidth'> & { readonly phone: OutsideLink }) {
  return (
    <LinkButton {...props} href={phone.href}>
      <PhoneIcon /> {unbroken(phone.text)}
    </LinkButton>
  );
}
