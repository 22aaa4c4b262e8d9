export function loader() {
  return null;
}

export default function Dashboard() {
  return <h1>Dashboard</h1>;
}
