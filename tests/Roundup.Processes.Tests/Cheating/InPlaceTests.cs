namespace Roundup.Processes.Tests.Cheating;

/// <summary>A result is the caller's alone, and follows a root or a payload that the caller changes in place.</summary>
[Collection(WithRepository.Cheating)]
public sealed class InPlaceTests(KeepingRun run) : IClassFixture<KeepingRun>
{
    [LinuxTheory]
    [InlineData(
        "shares-nested-list",
        "two results of Deserialize from the same payload share Tracks (List): changing one changes the other")]
    [InlineData("shares-nested-object", "two calls of Deserialize return objects that share Label (Label)")]
    [InlineData("shares-between-payloads", "two calls of Deserialize return objects that share Label (Label)")]
    [InlineData("object-by-array", "two results of Deserialize from the same payload share the root (Album)")]
    [InlineData(
        "payload-by-root",
        "a root whose Number was changed in place and that is serialized again does not come back: Number: value (")]
    [InlineData(
        "copy-by-array",
        "a payload that was changed in place and is deserialized again does not come back as what it is now: Number: value (")]
    [InlineData("aliases-input", "a result of Deserialize changes when the array that it was read from is overwritten: Plays[]: value (")]
    public void What_is_not_the_callers_alone_is_wrong(string row, string reason)
    {
        var result = run.Of(row, Shape.Bytes);
        result.Reason.ShouldNotBeNull().ShouldStartWith(reason);
        result.Outcome.ShouldBe(Outcome.Wrong);
    }

    [LinuxTheory]
    [InlineData("good", Shape.Bytes, Fidelity.Exact)]
    [InlineData("good", Shape.String, Fidelity.Exact)]
    [InlineData("shares-constants", Shape.Bytes, Fidelity.Exact)]
    [InlineData("reads-later", Shape.Bytes, Fidelity.Exact)]
    [InlineData("loses-a-member", Shape.Bytes, Fidelity.Lossy)]
    public void Honest_rows_are_not_accused(string row, Shape shape, Fidelity fidelity)
    {
        var result = run.Of(row, shape);
        result.Reason.ShouldBe("only verified");
        result.Fidelity.ShouldBe(fidelity);
    }
}
