import { Spanish } from '../../shared/Spanish';

export default function Page() {
  return <Spanish />;
}
