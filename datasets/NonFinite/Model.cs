namespace Roundup.Datasets.NonFinites;

public class Reading
{
    public double Double { get; set; }

    public float Single { get; set; }

    public double[] Series { get; set; } = [];
}
