/** Whether a scholarship is called as its sponsor, so that the name of the sponsor beside the title would say the same twice. */
export const isNamedAsSponsor = ({ title, provider_name }: { title: string; provider_name: string }): boolean =>
  title === provider_name;
