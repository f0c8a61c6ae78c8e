namespace Roundup.Worker.Tests.Protocol;

/// <summary>The frames of a trace, as the runtimes write them.</summary>
public sealed class StackFramesTests
{
    [Theory]
    [InlineData("   at A.Reader`1.Read[T](Byte[] bytes) in /home/me/Reader.cs:line 5\n   at A.Parse()", "A.Reader`1.Read A.Parse")]
    [InlineData("  at A.Reader.Read (System.String s) [0x00000] in <0f3a>:0 ", "A.Reader.Read")]
    [InlineData("   at A.Reader.Read(String) + 0x1a\r\n", "A.Reader.Read")]
    [InlineData("Repeated 26 times:\n----\n   at A.Node.Walk(Int32)\n----\n   at A.Write(Node)", "A.Node.Walk A.Write")]
    [InlineData("   at A.A()\n--- End of stack trace from previous location ---\n   at B.B()", "A.A B.B")]
    [InlineData("   at A.A`1[[B.B`1[[C, C]], B]].A(C)\n   at A.A`1[[D]].A()\n   at A.B()", "A.A`1.A A.B")]
    [InlineData("the library says: at home\n\n", "")]
    public void A_frame_is_type_and_method(string trace, string frames) => string.Join(' ', StackFrames.Parse(trace)).ShouldBe(frames);

    [Theory]
    [InlineData("A.A A.B A.C A.D A.E A.F", "A.A A.B A.C A.D A.E")]
    [InlineData("A.A Roundup.Serializers.Codec.Write Roundup.Worker.Driver.Write Z.Z", "A.A Roundup.Serializers.Codec.Write")]
    [InlineData("System.Throw System.List.Get A.A System.Invoke A.B", "System.List.Get A.A System.Invoke A.B")]
    [InlineData("System.Text.Throw System.Text.Read Roundup.Serializers.X", "System.Text.Throw System.Text.Read Roundup.Serializers.X")]
    [InlineData("Roundup.Worker.RoundTrip.Compare", "")]
    public void The_frames_are_those_of_the_library(string trace, string frames)
    {
        var lines = trace.Split(' ').Select(frame => $"   at {frame}()\n");
        string.Join(' ', StackFrames.Parse(string.Concat(lines))).ShouldBe(frames);
    }

    [Fact]
    public void A_frame_is_bounded() => StackFrames.Parse("at " + new string('x', 10_000)).Single().Length.ShouldBe(300);
}
