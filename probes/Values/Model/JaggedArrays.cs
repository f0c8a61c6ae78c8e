namespace Roundup.Probes.JaggedArrays;

public class Message
{
    public int[][] Numbers { get; set; } = [];

    public string[][] Texts { get; set; } = [];
}
