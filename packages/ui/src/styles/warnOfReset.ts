/** Whether a reset overrides the kit's layers: it has no layer, or one that comes after `mp`. */
export function isOverridden(): boolean {
  const probe = document.createElement('button');
  probe.hidden = true;
  probe.className = 'mp-marginTop-m mp-paddingTop-m mp-borderRadius-field';
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const isThemed = style.getPropertyValue('--mp-space-m') !== '';
  const values = [style.marginTop, style.paddingTop, style.borderTopLeftRadius];
  probe.remove();
  return isThemed && values.includes('0px');
}

let hasChecked = false;

/** Warns once, in development, about a reset that overrides the kit's styles. */
export function warnOfReset() {
  if (hasChecked || typeof document === 'undefined') return;
  hasChecked = true;
  const check = () => {
    if (!isOverridden()) return;
    console.warn(
      '@milepost/ui: a CSS reset overrides the styles of the components. Declare the order of the ' +
        'cascade layers before all other CSS. With Tailwind: @layer theme, base, mp, components, ' +
        'utilities; With another reset: put it into a layer, and declare @layer reset, mp;',
    );
  };
  if (document.readyState === 'complete') setTimeout(check);
  else addEventListener('load', check, { once: true });
}
