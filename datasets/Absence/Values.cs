using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Datasets.Absences;

public sealed class FormValues : IDataset<Form>
{
    // Each member is missing, empty or present, independently of the others.
    public Form Create(SeededRandom random, int index) => new()
    {
        Text = random.Pick<string?>([null, "", random.Words(3)]),
        Lines = random.Pick<List<string?>?>([null, [], ["", random.Words(2), null]]),
        Numbers = random.Pick<int[]?>([null, [], [index, 0, -1]]),
        Picture = random.Pick<byte[]?>([null, [], random.Bytes(8)]),
        Answers = random.Pick<Dictionary<string, string?>?>(
                [null, [], new() { ["name"] = random.Words(1), ["none"] = null, ["empty"] = "" }]),
        Signature = random.Pick<Signature?>([null, new Signature(), new Signature { Name = random.Words(2), Page = index }]),
        Witnesses = random.Pick<List<Signature?>?>([null, [], [new Signature { Name = random.Words(1) }, null]]),
        Age = random.Pick<int?>([null, 0, random.Int(1, 99)]),
        Agreed = random.Pick<bool?>([null, false, true]),
    };
}
