import { Section } from "./section.tsx";

const steps = [
  {
    title: "Create your profile",
    text: "Five short steps. An optional question you skip never rules you out.",
  },
  {
    title: "Get AI-matched",
    text: "We compare what each sponsor asks for with your answers. You see why each scholarship fits.",
  },
  {
    title: "Apply and win",
    text: "You apply on the sponsor’s own site, in your own words. Nobody can promise that you win, but your time goes to the ones you can win.",
  },
] as const;

/** The steps from signing up to an application. */
export function LandingSteps() {
  return (
    <Section id="steps" title="How it works">
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 md:grid-cols-3">
        {steps.map(({ title, text }, at) => (
          <li key={title} className="grid content-start gap-2 border-t border-line pt-5">
            <span aria-hidden="true" className="figure text-[2rem] text-green">
              {at + 1}
            </span>
            <h3 className="text-[1.2rem]">{title}</h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
