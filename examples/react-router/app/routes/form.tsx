import { DealForm } from '../../shared/DealForm';

export default function Page() {
  return <DealForm language="en" />;
}
