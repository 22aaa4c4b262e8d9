export function loader() {
  return null;
}

export default function Page() {
  return <h1>Yapım aşamasında</h1>;
}
