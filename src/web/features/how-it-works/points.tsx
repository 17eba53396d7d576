/** ScholarPoints as a number without a ring, as rings are for match scores. */
export function Points({ value }: { value: number }) {
  return (
    <span className="figure grid w-12 justify-items-end text-[1.5rem] text-green">
      {value}
      <span className="sr-only"> points</span>
    </span>
  );
}
