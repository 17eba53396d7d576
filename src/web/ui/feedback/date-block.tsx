const monthName = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" });

/** A day as a leaf of a calendar: `DEC` over `1`. */
export function DateBlock({ day }: { day: string }) {
  return (
    <time
      dateTime={day}
      className="block w-[3.25rem] overflow-hidden rounded-md border border-line bg-card text-center leading-none"
    >
      <span className="block bg-green-wash py-1 text-[0.72rem] font-semibold tracking-wide text-green uppercase">
        {monthName.format(Date.parse(`${day}T00:00:00Z`))}
      </span>
      <span className="figure block py-1.5 text-[1.2rem]">{Number(day.slice(8))}</span>
    </time>
  );
}
