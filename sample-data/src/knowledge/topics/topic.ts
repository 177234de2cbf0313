/** A question and the paragraphs that answer it. */
export type Answer = readonly [question: string, ...paragraphs: string[]];

export type Topic = {
  /** The part of the address. */
  category: string;
  title: string;
  desc: string;
  sections: readonly { title: string; icon: string; iconColor: string; answers: readonly Answer[] }[];
};
