namespace Roundup.Cli.Tests.Progress;

public class InterruptionTests
{
    [Fact]
    public async Task The_first_signal_cancels_and_the_second_ends()
    {
        var said = new List<string>();
        var ended = new List<int>();
        using var interruption = new Interruption(said.Add, ended.Add);
        var cancelled = new TaskCompletionSource();
        interruption.Token.Register(cancelled.SetResult);

        interruption.Signal();
        await cancelled.Task.WaitAsync(TimeSpan.FromSeconds(10));
        said.Count.ShouldBe(1);
        ended.ShouldBeEmpty();

        interruption.Signal();
        ended.ShouldBe([130]);
    }
}
