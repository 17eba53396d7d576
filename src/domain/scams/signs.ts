import type { CueName } from "./cues/cues.ts";
import type { RuleId, Severity } from "./rules.ts";

/** What a whole scholarship is, as far as signs depend on it. */
export type Traits = {
  /** A contest in which works or performances are judged. */
  isContest: boolean;
  /** Given by a college, or on the site of a college or government. */
  isOfCollege: boolean;
  /** Given for financial need. */
  isForNeed: boolean;
};

/**
 * A sign of a rule: cues that stand in one clause, in any order. If the clause denies the first one, the sign does not
 * count.
 */
export type Sign = {
  rule: RuleId;
  /** Where it differs from that of the rule. */
  severity?: Severity;
  cues: readonly [CueName, ...CueName[]];
  /** Cues that make it innocent, anywhere in the clause. */
  unless?: readonly CueName[];
  /** Cues that make it innocent if they stand before the first one. */
  unlessBefore?: readonly CueName[];
  /** Whether many honest scholarships have it too. It is then shown only beside another sign that is at least medium. */
  isSupporting?: true;
  /** Whether it counts for a scholarship of this kind. */
  where?: (traits: Traits) => boolean;
};

const isContest = ({ isContest }: Traits) => isContest;
const isNoContest = (traits: Traits) => !isContest(traits);
const isPrivate = ({ isOfCollege }: Traits) => !isOfCollege;

/** Of the signs of one rule, the most severe that is found counts. */
export const signs: readonly Sign[] = [
  { rule: "S01", cues: ["odd_fee"], unless: ["covered_later", "other_fee"], unlessBefore: ["covered"] },
  {
    rule: "S01",
    severity: "medium",
    cues: ["entry_fee"],
    unless: ["covered_later", "other_fee"],
    unlessBefore: ["covered"],
    where: isNoContest,
  },
  {
    rule: "S01",
    severity: "medium",
    cues: ["entry_fee"],
    unless: ["covered_later"],
    unlessBefore: ["covered"],
    where: isContest,
  },
  {
    rule: "S01",
    cues: ["fee", "you_pay"],
    unless: ["covered_later", "other_fee"],
    unlessBefore: ["covered"],
    where: isNoContest,
  },
  { rule: "S01", cues: ["to_agent", "fee", "you_pay"], unless: ["covered_later"] },
  { rule: "S01", cues: ["price_to_apply"], unless: ["covered_later", "other_fee"], where: isNoContest },

  { rule: "S02", cues: ["promise"], unless: ["kept_promise"], where: isPrivate },
  { rule: "S02", cues: ["money_back"] },

  { rule: "S03", cues: ["bank", "asks_you"] },
  { rule: "S03", cues: ["bank", "ask"], unless: ["after_award", "paid_into"] },
  { rule: "S03", cues: ["bank_secret"] },
  { rule: "S03", cues: ["to_hold", "hold_price"] },

  { rule: "S04", cues: ["ssn", "ask"], unless: ["after_award", "ssn_holder", "redact"] },
  { rule: "S04", cues: ["ssn", "give_us"], unless: ["after_award", "ssn_holder", "redact"] },
  { rule: "S04", severity: "medium", cues: ["ssn", "after_award"], unless: ["ssn_holder", "redact"] },

  { rule: "S05", cues: ["secret"] },
  { rule: "S06", cues: ["done_for_you"], where: isPrivate },
  { rule: "S07", cues: ["picked", "unasked"], where: isPrivate },
  { rule: "S08", cues: ["unclaimed", "huge"] },

  { rule: "S09", cues: ["send_back"] },
  { rule: "S09", cues: ["tax", "pays", "in_advance"] },

  { rule: "S10", cues: ["pressure"], unless: ["late_reply"] },

  { rule: "S11", cues: ["free_event", "event_sells"], where: isPrivate },
  { rule: "S11", cues: ["brings_money"], where: isPrivate },
  { rule: "S11", cues: ["sales_event"] },
  { rule: "S11", cues: ["paid_services"], where: isPrivate },

  { rule: "S13", cues: ["approved"], isSupporting: true, where: isPrivate },
  { rule: "S14", cues: ["no_rules"], isSupporting: true },
  { rule: "S15", cues: ["high_odds"] },
  { rule: "S15", cues: ["little_work"], isSupporting: true },

  { rule: "S16", cues: ["more_entries"] },
  { rule: "S16", cues: ["no_essay", "no_marks"] },

  { rule: "S17", cues: ["shared", "personal_data", "outsiders"] },
  { rule: "S17", cues: ["sold", "personal_data"] },
  { rule: "S17", cues: ["consent", "marketing"] },

  { rule: "S18", cues: ["social_login"] },
  { rule: "S18", cues: ["private_matter", "in_form"], where: isPrivate },
  { rule: "S18", cues: ["family_income", "in_form"], where: (traits) => !traits.isForNeed && isPrivate(traits) },

  { rule: "S20", cues: ["odd_notice"] },
  { rule: "S20", cues: ["message_app", "claim_contact"] },

  { rule: "S21", cues: ["odd_method", "you_send"], unless: ["to_winner"] },

  { rule: "S22", cues: ["fsa_id", "give_us"] },
  { rule: "S22", cues: ["fsa_id", "to_release"] },
  { rule: "S22", cues: ["fafsa", "fafsa_price"], unless: ["aid_amount"] },

  { rule: "S23", cues: ["must_buy"] },
  { rule: "S23", cues: ["buyers", "to_count"] },
  { rule: "S23", cues: ["membership_price", "to_count"] },
  { rule: "S23", cues: ["borrow", "to_count"] },
  { rule: "S23", cues: ["our_course", "to_count"], where: isPrivate },
];
