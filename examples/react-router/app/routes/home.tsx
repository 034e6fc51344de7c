import { Deals } from '../../shared/Deals';

export default function Page() {
  return <Deals />;
}
